/** Under this path the build renders the 422 page of the form; it is never published (scripts/build.ts). */
export const INVALID_ENQUIRY_PATH = '/__invalid/enquiry';
