import { servePage } from './servePage';

servePage(window);
