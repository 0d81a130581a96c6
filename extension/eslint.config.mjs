import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['lib/**', 'node_modules/**', '.yarn/**'] },
  js.configs.recommended,
  {
    files: ['src/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname }
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // A kernel's names and IR are other people's text: it enters the page as text, never as markup.
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'Use textContent or DOM nodes: names and IR may contain HTML.' },
        { property: 'outerHTML', message: 'Use DOM nodes: names and IR may contain HTML.' },
        { property: 'insertAdjacentHTML', message: 'Use DOM nodes: names and IR may contain HTML.' }
      ]
    }
  },
  {
    // The views run in any page: notebook, saved HTML, document viewer.
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@jupyterlab/*', '@lumino/*', '@anywidget/*'], message: 'core/ knows no Jupyter.' },
            { group: ['**/hosts/*', '**/plugin/*'], message: 'core/ knows neither hosts nor the plugin.' }
          ]
        }
      ]
    }
  },
  {
    // Lumino's signals take a method and its `this` as two arguments.
    files: ['src/plugin/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' }
  },
  { files: ['*.mjs'], languageOptions: { globals: globals.node } }
);
