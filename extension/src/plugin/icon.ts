import { LabIcon } from '@jupyterlab/ui-components';

/** Two wavefronts, in Lab's icon colour so that they follow its theme. */
export const waveIcon = new LabIcon({
  name: 'wave-explorer:waves',
  svgstr:
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">' +
    '<path class="jp-icon3" fill="#616161" d="M1 5.5C3 2.5 6 2.5 8 5S12.5 7 14.2 4.5l.8 1.5' +
    'C13 9 10 9 8 6.5S3.5 4.5 1.800 7z"/>' +
    '<path class="jp-icon3" fill="#616161" d="M1 11C3 8 6 8 8 10.5s4.5 2 6.2-.5l.8 1.5' +
    'C13 14.5 10 14.5 8 12S3.5 10 1.800 12.5z"/></svg>'
});
