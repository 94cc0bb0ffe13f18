import { drawListArrived } from '../earlyList';
import { drawList } from './drawList';

window.paywidgetDrawList = drawList;
window.dispatchEvent(new Event(drawListArrived));
