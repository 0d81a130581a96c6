// Bundles the anywidget front end into one ES module that the Python package ships.
// Each widget instance sends the whole bundle to the page, so its size has a limit.
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const LIMIT_BYTES = 350 * 1024;

const here = dirname(fileURLToPath(import.meta.url));
const outfile = resolve(here, '../wave_explorer/widgets/static/widget.js');

const options = {
  absWorkingDir: here,
  entryPoints: ['src/hosts/anywidget.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  loader: { '.css': 'text' },
  logLevel: 'warning'
};

if (process.argv.includes('--watch')) {
  const context = await esbuild.context(options);
  await context.watch();
} else {
  await esbuild.build(options);
  const { size } = statSync(outfile);
  if (size > LIMIT_BYTES) {
    throw new Error(`widget.js is ${size} bytes; the limit is ${LIMIT_BYTES}`);
  }
}
