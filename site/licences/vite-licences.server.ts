import type { Plugin } from 'vite';
import { licences, packageFolders } from './licences.server.ts';

/** Ships the licences of what the site ships: the module graph of the browser's code says which packages those are. */
export function licencesPlugin(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
          : [],
      );
      this.emitFile({ type: 'asset', fileName: 'lizenzen.txt', source: licences(packageFolders(modules)) });
    },
  };
}
