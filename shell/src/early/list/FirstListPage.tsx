import { RegionName, SearchPlaceholder } from '@paywidget/shared/methods';
import {
  createIconResolver,
  IconResolverProvider,
  MethodTile,
  Screen,
  SnackbarPlace,
  TileGrid,
  WidgetRoot,
} from '@paywidget/shared/ui';
import { HeaderBar } from '../../app/layout/HeaderBar';
import { PageBody } from '../../app/layout/PageBody';
import type { FirstList } from '../../firstList/firstListOf';

interface FirstListPageProps {
  list: FirstList;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
}

const ignore = () => {};

/** The whole widget with the list of deposits, made of the components that React renders later. A test compares the two. */
export function FirstListPage({ list, staticUrl }: FirstListPageProps) {
  const { theme, tokens, language, direction, title, close, country, region, label, tiles } = list;
  const header = (
    <HeaderBar title={title} close={close === undefined ? undefined : { label: close }}>
      <div>
        <h1>{title}</h1>
      </div>
    </HeaderBar>
  );
  return (
    <IconResolverProvider value={createIconResolver(staticUrl)}>
      <WidgetRoot theme={theme} tokens={tokens} language={language} direction={direction}>
        <SnackbarPlace />
        <PageBody name="deposit.list" header={header}>
          <Screen name="deposit.list">
            <RegionName country={country} text={region} />
            {list.isSearchable && <SearchPlaceholder />}
            <TileGrid label={label}>
              {tiles.map((tile) => (
                <MethodTile key={tile.name} {...tile} onPress={ignore} />
              ))}
            </TileGrid>
          </Screen>
        </PageBody>
      </WidgetRoot>
    </IconResolverProvider>
  );
}
