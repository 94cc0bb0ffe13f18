import './page.scss';
import { startPage } from './start/page';

startPage(window);
