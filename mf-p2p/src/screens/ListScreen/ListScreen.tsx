import { useChooseDeposit } from '@paywidget/shared/methods';
import { ChosenGroup, MethodSearch } from '@paywidget/shared/methods/search';
import { useMethodList } from './useMethodList';

/** A list that is taken in at a glance needs no search; as with dropdowns (specification, section 9). */
const searchedFrom = 6;

/** The ways of paying within the chosen group. A group that is no longer there leads back to the list. */
export function ListScreen() {
  const methods = useMethodList();
  const choose = useChooseDeposit('group');
  return (
    <ChosenGroup methods={methods} list="deposit.list" isSearchless>
      {(title, members) => (
        <MethodSearch label={title} methods={members} searchedFrom={searchedFrom} onChoose={choose} />
      )}
    </ChosenGroup>
  );
}
