/** The colours of a page that has no JupyterLab around it: as the system asks, or as a person chooses. */

export const PAGE_THEMES = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  'high-light': 'Light, high contrast',
  'high-dark': 'Dark, high contrast'
} as const;

export type PageTheme = keyof typeof PAGE_THEMES;

export const isPageTheme = (name: string): name is PageTheme => name in PAGE_THEMES;

/** Puts the theme on the document, where the explorer reads it as it reads JupyterLab's. */
export function applyTheme(theme: PageTheme): void {
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme.endsWith('dark');
  const contrast = theme.startsWith('high');
  const { dataset } = document.documentElement;
  dataset['savedTheme'] = dark ? 'dark' : 'light';
  dataset['savedContrast'] = contrast ? 'high' : 'normal';
  document.body.dataset['jpThemeName'] = `${contrast ? 'High Contrast ' : ''}${dark ? 'Dark' : 'Light'}`;
}

/** Follows the system while the person has chosen nothing else. */
export function followSystem(chosen: () => PageTheme): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme(chosen()));
}
