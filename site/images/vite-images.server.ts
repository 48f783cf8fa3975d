import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtContent, loadContent } from '../content/load-content.server.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import type { Picture } from './drawn-picture.server.ts';
import { DRAWINGS, type Image, type Images, loadImages } from './images.server.ts';
import { ASSETS } from './photograph.server.ts';

const PICTURES = 'virtual:pictures';
/** Prefix of a single picture's module. */
const SINGLE = 'virtual:pictures/';

/**
 * Provides the pictures in development, build and tests: `virtual:pictures` has all by name except the
 * articles', which are data (drawn-picture.server.ts). `virtual:pictures/<name>` has one.
 * @param loadAll loads the pictures; defaults to all of the site's
 */
export function imagesPlugin(loadAll?: () => Images | Promise<Images>): Plugin {
  let isBuild = false;
  let loading: Promise<Images> | undefined;
  // Both modules are requested at once: prepare photographs only once.
  const load = () => {
    if (loading) return loading;
    const images = Promise.resolve()
      .then(loadAll ?? (() => loadImages(isBuild ? builtContent() : loadContent())))
      .finally(() => {
        if (loading === images) loading = undefined;
      });
    loading = images;
    return images;
  };
  return {
    name: 'images',
    // Style sheets name drawings by their files in site/images.
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'pictures',
              Once: async (sheet) => {
                const images = await load();
                sheet.walkDecls((declaration) => {
                  declaration.value = declaration.value.replace(
                    /url\("[^"]*\/([\w-]+)\.svg"\)/g,
                    (_, name) => `url("${addressOf(pictureNamed(images, name))}")`,
                  );
                });
              },
            },
          ],
        },
      },
      build: { rolldownOptions: { external: new RegExp(`^/${ASSETS}/`) } },
    }),
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === PICTURES || id.startsWith(SINGLE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PICTURES}`)) return undefined;
      const images = await load();
      if (id.startsWith(`\0${SINGLE}`)) return singleModule(images, id.slice(SINGLE.length + 1));
      if (isBuild && this.environment.config.consumer === 'client') {
        for (const { fileName, source, isData } of files(images)) {
          if (!isData) this.emitFile({ type: 'asset', fileName: `${ASSETS}/${fileName}`, source });
        }
      }
      return picturesModule(images);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = new RegExp(`^/${ASSETS}/([\\w.-]+)$`).exec(request.url?.split('?')[0] ?? '')?.[1];
        if (!name) return next();
        const images = await load().catch(() => undefined);
        const file = images && [...files(images)].find(({ fileName }) => fileName === name);
        if (!file) return next();
        response.setHeader('Content-Type', types[name.replace(/^.*\./, '')] ?? 'application/octet-stream');
        response.end(file.source);
      });
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (path) => {
          // A load in progress began before the change, so its result is stale.
          if (path.startsWith(contentFolder) || path.startsWith(DRAWINGS)) loading = undefined;
          // Adding, removing or cutting a picture or a cover changes the site's code.
          if (!CODE.some((folder) => path.startsWith(folder))) return;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        });
      }
    },
  };
}

/** Pictures in the code: drawings, and these of content/. */
const CODE = [
  DRAWINGS,
  ...['images', 'books.yaml', 'photographs.yaml'].map((name) => join(contentFolder, name)),
];

type File = { fileName: string; source: string | Buffer; isData?: boolean | undefined };

/** Files that don't exist before the build. */
function* files(images: Images): Generator<File> {
  for (const image of images.values()) {
    if (image.kind === 'drawing') yield { fileName: image.fileName, source: image.svg, isData: image.isData };
    if (image.kind === 'photograph') for (const [fileName, source] of image.files) yield { fileName, source };
  }
}

function picturesModule(images: Images): string {
  const entries = [...images].flatMap(([name, image]) =>
    image.isData || (image.kind === 'drawing' && image.isBackground)
      ? []
      : `${JSON.stringify(name)}:${JSON.stringify(pictureOf(image))}`,
  );
  return `export const pictures = {${entries.join(',\n')}};\n`;
}

function singleModule(images: Images, name: string): string {
  const picture = pictureNamed(images, name);
  return `export const src = ${JSON.stringify(addressOf(picture))};\nexport const picture = ${JSON.stringify(picture)};\n`;
}

function pictureNamed(images: Images, name: string): Picture {
  const image = images.get(name);
  if (!image) throw new Error(`There is no picture "${name}" in site/images or content/images.`);
  return pictureOf(image);
}

/** One file of a picture, for where only one can be named. */
function addressOf(picture: Picture): string {
  if ('src' in picture) return picture.src;
  const { width, format } = picture.fallback;
  return `${picture.stem}-${width}.${format}`;
}

/** Files are emitted under their own names, never as data: URLs, which the CSP forbids. */
function pictureOf(image: Image): Picture {
  const { width, height } = image;
  if (image.kind === 'drawing') return { src: `/${ASSETS}/${image.fileName}`, width, height };
  const { widths, fallback, focus } = image;
  return { stem: `/${ASSETS}/${image.stem}`, width, height, widths, fallback, focus };
}

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};
