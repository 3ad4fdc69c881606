import Module from 'node:module';

// The benchmarks run the site's code without its bundle, so style sheets are ignored.
const { _extensions: loaders } = Module as unknown as {
  _extensions: Record<string, (module: { exports: unknown }) => void>;
};
for (const extension of ['.scss', '.css']) loaders[extension] = (module) => (module.exports = {});
