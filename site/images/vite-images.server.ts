import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { builtContent, loadContent } from '../content/load-content.server.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import type { Picture } from './drawn-picture.server.ts';
import { type Image, type Images, loadImages } from './images.server.ts';
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
          if (path.startsWith(contentFolder)) loading = undefined;
          // Adding, removing or cutting a picture or a cover changes the site's code.
          if (!CODE.some((name) => path.startsWith(join(contentFolder, name)))) return;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        });
      }
    },
  };
}

/** What of content/ is in the code. */
const CODE = ['images', 'books.yaml', 'photographs.yaml'];

type File = { fileName: string; source: string | Buffer; isData?: boolean | undefined };

/** Files that don't exist before the build. */
function* files(images: Images): Generator<File> {
  for (const image of images.values()) {
    if (image.kind === 'generated')
      yield { fileName: image.fileName, source: image.svg, isData: image.isData };
    if (image.kind === 'photograph') for (const [fileName, source] of image.files) yield { fileName, source };
  }
}

function picturesModule(images: Images): string {
  const modules = [...images].flatMap(([name, image], index) =>
    image.isData ? [] : { name, ...pictureCode(image, `drawing${index}`) },
  );
  const entries = modules.map(({ name, code }) => `${JSON.stringify(name)}:${code}`);
  return `${modules.map(({ imports }) => imports).join('')}export const pictures = {${entries.join(',\n')}};\n`;
}

function singleModule(images: Images, name: string): string {
  const image = images.get(name);
  if (!image) throw new Error(`There is no picture "${name}" in site/images or content/images.`);
  const { imports, code } = pictureCode(image, 'drawing');
  return `${imports}export const picture = ${code};\n`;
}

/**
 * Drawings are imported, so that they become regular assets (never data: URLs, which the CSP forbids); photographs
 * and generated covers are referenced by the name they are emitted under.
 */
function pictureCode(image: Image, variable: string): { imports: string; code: string } {
  const { width, height } = image;
  if (image.kind === 'drawing') {
    const file = JSON.stringify(`${normalizePath(image.file)}?url&no-inline`);
    return {
      imports: `import ${variable} from ${file};\n`,
      code: `{src:${variable},width:${width},height:${height}}`,
    };
  }
  if (image.kind === 'generated') {
    const picture: Picture = { src: `/${ASSETS}/${image.fileName}`, width, height };
    return { imports: '', code: JSON.stringify(picture) };
  }
  const { widths, fallback, focus } = image;
  const picture: Picture = { stem: `/${ASSETS}/${image.stem}`, width, height, widths, fallback, focus };
  return { imports: '', code: JSON.stringify(picture) };
}

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};
