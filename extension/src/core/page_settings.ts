/**
 * What a person set once for all explorers of the page. The page says it in `data-wave-settings` on its body, as JSON;
 * a page that says nothing gets what is usual.
 */
import type { Layer } from './payloads';
import { LAYERS } from './stages';

export interface PageSettings {
  /** Layers whose passes are listed from the start; the others show their header alone. */
  readonly layers: readonly Layer[];
  /** Whether runs of unchanged passes begin folded. */
  readonly foldUnchanged: boolean;
}

export const USUAL_SETTINGS: PageSettings = { layers: LAYERS, foldUnchanged: true };

/** Settings as the text that `pageSettings` reads. */
export function settingsText(settings: PageSettings): string {
  return JSON.stringify(settings);
}

/** The settings in a text; what it does not say, or says in a way that we do not know, is as usual. */
export function readSettings(text: string | undefined): PageSettings {
  let said: unknown = null;
  try {
    said = JSON.parse(text ?? 'null');
  } catch {
    return USUAL_SETTINGS;
  }
  const { layers, foldUnchanged } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  return {
    layers: Array.isArray(layers) ? LAYERS.filter(layer => layers.includes(layer)) : USUAL_SETTINGS.layers,
    foldUnchanged: typeof foldUnchanged === 'boolean' ? foldUnchanged : USUAL_SETTINGS.foldUnchanged
  };
}

/** The settings of this page, now. */
export function pageSettings(): PageSettings {
  return readSettings(document.body.dataset['waveSettings']);
}
