import { formIsland } from '../form-island.tsx';

const load = async () => (await import('./live-business-form.tsx')).LiveBusinessForm;

export const BusinessForm = formIsland(
  load,
  import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined,
);
