import english from '../../../../shared/locales/en.json';
import { lastResort } from './lastResort';

it('has the same texts as the English locale file', () => {
  expect(english).toMatchObject(lastResort);
});
