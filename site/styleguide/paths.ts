/** Path of the style guide under `npm run dev`; it is never deployed. */
export const STYLEGUIDE_PATH = '/__styleguide';

/** Sample content for the components. */
export const SAMPLES_PATH = `${STYLEGUIDE_PATH}/samples.json`;
