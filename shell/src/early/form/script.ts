import { drawFormArrived } from '../earlyForm';
import { drawForm } from './drawForm';

window.paywidgetDrawForm = drawForm;
window.dispatchEvent(new Event(drawFormArrived));
