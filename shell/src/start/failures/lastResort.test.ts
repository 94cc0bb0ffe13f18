import english from '../../../../shared/locales/en.json';
import { lastResort } from './lastResort';

it('says what the English file says', () => {
  expect(english).toMatchObject(lastResort);
});
