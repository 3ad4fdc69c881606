import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'dist-node', 'export', 'coverage', '.local', 'node_modules'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Packages import nothing of ours; without this they would be read all through.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // RTK Query's spelling of 'takes no argument'.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/hooks/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // The rooms of the house and who may call on whom (docs/decisions/0001-rooms-and-imports.md).
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/include': ['src/**/*'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/elements': [
        { type: 'entry', pattern: 'src/entry' },
        { type: 'app', pattern: 'src/app' },
        { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'hooks', pattern: 'src/hooks' },
        { type: 'api', pattern: 'src/api' },
        { type: 'lib', pattern: 'src/lib' },
        { type: 'worker', pattern: 'src/worker' },
        { type: 'server', pattern: 'src/server' },
        { type: 'supabase', pattern: 'src/supabase' },
        { type: 'build', pattern: 'src/build' },
        { type: 'demo', pattern: 'src/demo' },
      ],
      'boundaries/files': [
        { category: 'definition', pattern: 'src/features/*/index.ts' },
        // What all features share: the type of a definition, and what makes several of a kind.
        { category: 'shared', pattern: 'src/features/*.ts' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkInternals: true,
          policies: [
            ...[
              room('entry', ['app', 'worker', 'lib']),
              room('app', ['app', 'ui', 'hooks', 'api', 'lib']),
              room('feature', ['ui', 'hooks', 'api', 'lib']),
              room('ui', ['ui', 'hooks', 'lib']),
              room('hooks', ['hooks', 'lib']),
              room('api', ['api', 'lib']),
              room('lib', ['lib']),
              room('worker', ['worker', 'lib']),
              room('server', ['server', 'supabase', 'build', 'demo', 'lib']),
              room('supabase', ['supabase']),
              room('build', ['build', 'server', 'lib']),
              room('demo', ['demo', 'lib']),
            ],
            // Of a feature, its own files see all; app and other features see the definition.
            {
              from: { element: { type: 'feature' } },
              allow: {
                to: {
                  element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } },
                },
              },
            },
            {
              from: { element: { types: { anyOf: ['app', 'feature'] } } },
              allow: { to: { element: { type: 'feature' }, file: { categories: 'definition' } } },
            },
            {
              from: { element: { types: { anyOf: ['app', 'feature'] } } },
              allow: { to: { file: { categories: 'shared' } } },
            },
            {
              from: { file: { categories: 'shared' } },
              allow: [
                { to: { element: { types: { anyOf: ['api', 'lib'] } } } },
                { to: { file: { categories: 'shared' } } },
              ],
            },
            { allow: { to: { module: { origin: 'external' } } } },
            {
              from: { element: { types: { anyOf: ['server', 'supabase', 'build', 'demo'] } } },
              allow: { to: { module: { origin: 'core' } } },
            },
            {
              from: {
                element: { types: { anyOf: ['lib', 'worker', 'server', 'supabase', 'build', 'demo'] } },
              },
              disallow: {
                to: { module: { origin: 'external', source: ['react', 'react-*', '@reduxjs/*', 'redux'] } },
              },
            },
          ],
        },
      ],
    },
  },
);

/** A room and the rooms it may import from. */
function room(from, to) {
  return { from: { element: { type: from } }, allow: { to: { element: { types: { anyOf: to } } } } };
}
