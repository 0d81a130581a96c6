// Bundles the anywidget front end into the ES modules that the Python package ships:
// widget.js, which every widget instance sends to the page whole, so its size has a limit;
// editor.js, the text editor, and study.js, the views for one thing each, which a page fetches once, when the first of
// them is opened;
// standalone.js, all of it for a saved page, which has nobody to fetch anything from: a script that may stand in the page.
// With --embedded, what the JupyterLab plugin draws itself.
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const LIMIT_BYTES = 350 * 1024;
const STANDALONE_BYTES = 900 * 1024;

const here = dirname(fileURLToPath(import.meta.url));
const outdir = resolve(here, '../wave_explorer/widgets/static');

// A stylesheet becomes a text that the explorer puts into the page.
const stylesheetAsText = {
  name: 'stylesheet-as-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  }
};

const options = {
  absWorkingDir: here,
  entryPoints: { widget: 'src/hosts/anywidget.ts', editor: 'src/core/editor.ts', study: 'src/core/study.ts' },
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  plugins: [stylesheetAsText],
  logLevel: 'warning'
};

const standalone = { ...options, entryPoints: { standalone: 'src/hosts/standalone.ts' }, format: 'iife' };

// Takes the place of what TypeScript wrote for `lib/hosts/embedded`: Lab's bundler, which goes on from there, would put
// the stylesheets into the page by itself, and not as the texts that they are here.
const embedded = {
  ...options,
  entryPoints: { embedded: 'src/hosts/embedded.ts' },
  outdir: resolve(here, 'lib/hosts'),
  splitting: true,
  chunkNames: 'embedded/[name]-[hash]'
};

if (process.argv.includes('--embedded')) {
  await esbuild.build(embedded);
} else if (process.argv.includes('--watch')) {
  for (const built of [options, standalone]) {
    const context = await esbuild.context(built);
    await context.watch();
  }
} else {
  await Promise.all([options, standalone].map(built => esbuild.build(built)));
  const limits = { 'widget.js': LIMIT_BYTES, 'editor.js': LIMIT_BYTES, 'study.js': LIMIT_BYTES, 'standalone.js': STANDALONE_BYTES };
  for (const [name, limit] of Object.entries(limits)) {
    const { size } = statSync(resolve(outdir, name));
    if (size > limit) {
      throw new Error(`${name} is ${size} bytes; the limit is ${limit}`);
    }
  }
}
