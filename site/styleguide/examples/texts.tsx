import { MetaLine } from '../../components/meta-line/meta-line.tsx';
import { Phrases } from '../../components/phrases/phrases.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Quotation } from '../../components/quotation/quotation.tsx';
import { Testimonial } from '../../components/testimonial/testimonial.tsx';
import { Unbroken } from '../../components/unbroken/unbroken.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT, LONG_WORD } from '../long-words.ts';
import { proseSample } from '../prose-sample.ts';

export const texts: Examples = ({ about, blog, home }) => ({
  title: 'Running text',
  components: [
    {
      name: 'prose',
      use: 'Rendered Markdown: articles and legal pages.',
      states: { 'every element': <Prose html={proseSample} /> },
    },
    {
      name: 'meta-line',
      use: 'An article’s author, date and reading time.',
      states: {
        normal: (
          <MetaLine author="Erika Mustermann" date="2024-01-15" readTime={8} readTimeLabel={blog.readTime} />
        ),
        'a long name': (
          <MetaLine author={LONG_HEADING} date="2024-12-28" readTime={12} readTimeLabel={blog.readTime} />
        ),
      },
    },
    {
      name: 'phrases',
      use: 'A short text that wraps after its commas.',
      width: 'narrow',
      states: {
        'in a narrow place': (
          <Phrases text="Mo–Fr: 9:00–18:00 Uhr, nach Vereinbarung auch später, per Video oder vor Ort" />
        ),
      },
    },
    {
      name: 'unbroken',
      use: 'Body text from YAML: ranges and „E-Mail“ don’t break.',
      width: 'narrow',
      states: {
        'in a narrow place': (
          <p>
            <Unbroken text="In der Regel 6–12 Sitzungen über 3–6 Monate; Termine vereinbaren wir per E-Mail." />
          </p>
        ),
      },
    },
    {
      name: 'quotation',
      use: 'A pull quote; at most one per page, on dark.',
      width: 'bleed',
      states: {
        'on dark': (
          <div className="section plane-dark">
            <Quotation {...about.vision.quotation} />
          </div>
        ),
        'long words': (
          <div className="section plane-dark">
            <Quotation text={LONG_TEXT} source={LONG_HEADING} />
          </div>
        ),
      },
    },
    {
      name: 'testimonial',
      use: 'A client’s statement, with role and industry.',
      states: {
        'side by side': (
          <ul className="grid">
            {home.voices.testimonials.map((voice) => (
              <li key={voice.id}>
                <Testimonial {...voice} />
              </li>
            ))}
          </ul>
        ),
        'three stars, details, long words': (
          <Testimonial
            author={LONG_WORD}
            role={LONG_HEADING}
            content={LONG_TEXT}
            rating={3}
            details="Workshop, 2025"
          />
        ),
      },
    },
  ],
});
