/** An explorer over the data that stands in the page, in `<script type="text/plain" id="wave-explorer-data">`. */
import { mount } from '../core/explorer';
import { readSavedPage } from '../core/saved_page';
import { notice } from '../core/states';
import { SavedSession } from './saved_session';

const data = document.getElementById('wave-explorer-data')?.textContent;
const place = document.getElementById('wave-explorer');
if (data && place) {
  try {
    const page = readSavedPage(data);
    mount(place, new SavedSession(page), page.selection);
  } catch (error) {
    place.append(notice('This page cannot be shown', (error as Error).message));
  }
}
