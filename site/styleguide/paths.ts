/** Where `npm run dev` shows the style guide; nothing that is deployed knows of it. */
export const STYLEGUIDE_PATH = '/__styleguide';

/** The owner's content that the style guide fills components with. */
export const SAMPLES_PATH = `${STYLEGUIDE_PATH}/samples.json`;
