import { expect, test } from '@playwright/test';
import { moments } from './foreign.ts';
import { type FormName, forms, openForm } from './foreign-forms.ts';
import { changesFor } from './foreign-kinds.ts';

/*
 * Forms in pages that extensions and translators have changed: nothing typed is lost, no press is in vain
 * (docs/product.md, "Changed pages"). The main ones run in every engine (engines/foreign-nodes.spec.ts).
 */

for (const [place, name] of (Object.keys(forms) as FormName[]).entries()) {
  for (const [turn, moment] of moments.entries())
    for (const change of changesFor(place, turn))
      test(`${name} keeps and sends what is typed with ${change} ${moment}`, async ({ page, request }) => {
        const form = await openForm(page, name, change, moment);
        await form.fillIn(turn % 2 ? 40 : 110);
        await form.expectKept();
        await form.send();
        await form.expectSent(request);
      });

  for (const change of changesFor(place))
    test(`${name} explains at the first press what is missing with ${change}`, async ({ page, request }) => {
      const form = await openForm(page, name, change, 'once it is parsed');
      await form.send();
      await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field('name')).toHaveAccessibleDescription(/Name/);
      await form.fillIn(0);
      await expect(form.field('name')).not.toHaveAttribute('aria-invalid', 'true');
      await form.expectKept();
      await form.send();
      await form.expectSent(request);
    });
}
