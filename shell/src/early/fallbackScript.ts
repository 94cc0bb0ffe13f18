import { requestShellAnyway } from './requestShellAnyway';

void requestShellAnyway(window);
