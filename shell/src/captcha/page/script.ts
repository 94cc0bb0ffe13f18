import { runPage } from './runPage';

runPage(window);
