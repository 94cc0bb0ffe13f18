import { startAfterList } from './page/startAfterList';
import './page.scss';

// In this file, but evaluated only after the early list is painted: otherwise its evaluation would delay the list.
window.paywidgetStart = startAfterList(window, () => import(/* webpackMode: 'eager' */ './page/page'));
