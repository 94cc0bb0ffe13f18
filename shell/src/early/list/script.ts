import { drawListArrived } from '../earlyList';
import { drawList } from './drawList';
import { moneyForForms } from './moneyForForms';

window.paywidgetDrawList = drawList;
window.paywidgetMoney = moneyForForms;
window.dispatchEvent(new Event(drawListArrived));
