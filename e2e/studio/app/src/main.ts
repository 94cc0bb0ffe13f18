import { createStudio } from './studio';
import './styles/studio.scss';

await createStudio();
