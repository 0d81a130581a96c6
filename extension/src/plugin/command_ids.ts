export const CommandIDs = {
  openPanel: 'wave-explorer:open-panel',
  newNotebook: 'wave-explorer:new-notebook',
  startRecording: 'wave-explorer:start-recording',
  stopRecording: 'wave-explorer:stop-recording',
  showCompilations: 'wave-explorer:show-compilations',
  openLink: 'wave-explorer:open-link',
  exploreCell: 'wave-explorer:explore-cell',
  openCompilation: 'wave-explorer:open-compilation',
  splitCompilation: 'wave-explorer:open-compilation-beside',
  compareCompilations: 'wave-explorer:compare-compilations',
  renameCompilation: 'wave-explorer:rename-compilation',
  pinCompilation: 'wave-explorer:pin-compilation',
  deleteCompilations: 'wave-explorer:delete-compilations',
  restoreCompilation: 'wave-explorer:restore-compilation'
} as const;

export const NO_ARGS = { args: { type: 'object', properties: {} } } as const;
