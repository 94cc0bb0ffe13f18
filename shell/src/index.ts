import './page.scss';
import { startPage } from './startPage';

startPage(window);
