import { startAfterList } from './page/startAfterList';
import './page.scss';

// In this file, but not run before the early list is painted: it would delay the list by what takes it to run.
window.paywidgetStart = startAfterList(window, () => import(/* webpackMode: 'eager' */ './page/page'));
