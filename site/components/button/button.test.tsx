import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { SubmitButton } from './button.tsx';

test('a pending form says so and cannot be sent twice', () => {
  const draw = (pending: boolean) =>
    render(
      <SubmitButton pending={pending} pendingLabel="Wird gesendet...">
        Senden
      </SubmitButton>,
    );
  expect(draw(false)).toMatch(/^<button type="submit"(?![^>]*disabled)[^>]*><span>Senden</);
  expect(draw(true)).toMatch(/^<button type="submit"[^>]*disabled[^>]*><span>Wird gesendet\.\.\.</);
});
