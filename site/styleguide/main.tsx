import '../styles/article.css';
import '../styles/enquiry.css';
import '../styles/home.css';
import '../styles/lists.css';
import '../styles/live.css';
import '../styles/pages.css';
import './styleguide.css';
import { navigation, site } from 'virtual:site-shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { supportCommandButtons } from '../client/command-buttons.ts';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Layout } from '../pages/layout.tsx';
import { MistakeBoundary } from './mistake-boundary.tsx';
import { SAMPLES_PATH } from './paths.ts';
import type { Samples } from './samples.server.ts';
import { Styleguide } from './styleguide.tsx';

const samples: Samples = await (await fetch(SAMPLES_PATH)).json();

supportCommandButtons();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MistakeBoundary>
      <BrowserRouter>
        <Layout site={site} navigation={navigation} currentPath="/blog">
          <Styleguide samples={samples} />
        </Layout>
        <ToastRegion dismissLabel={site.ui.dismiss} />
      </BrowserRouter>
    </MistakeBoundary>
  </StrictMode>,
);

if (import.meta.hot) {
  import('../client/content-mistakes.ts');
  import.meta.hot.on('content:update', () => location.reload());
}
