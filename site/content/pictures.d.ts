/** Every picture of the site by its name, but those drawn from content; see vite-images.server.ts. */
declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, import('./drawn-picture.server.ts').Picture>>;
}

/** The portrait alone. */
declare module 'virtual:pictures/portrait' {
  export const picture: import('./drawn-picture.server.ts').Picture;
}

/** Their placeholder colours: `.picture-<name>`. */
declare module 'virtual:pictures.css';
