/** Build output folder. Tests set `BUILD_FOLDER`, so that their fixture doesn't overwrite what is deployed. */
export const buildFolder = process.env.BUILD_FOLDER || 'dist';

/** Path at which the frame of the forms' 422 page is prerendered; scripts/build.ts moves it to the functions. */
export const FORM_FRAME_PATH = '/422';

/** Licences of the packages and fonts in the browser's code. The imprint links to it. */
export const LICENCES_PATH = '/lizenzen.txt';
