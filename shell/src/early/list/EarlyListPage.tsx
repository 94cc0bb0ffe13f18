import { RegionName, SearchPlaceholder } from '@paywidget/shared/methods';
import { createIconResolver, ServicesContext } from '@paywidget/shared/services';
import {
  MethodTile,
  Screen,
  SnackbarPlace,
  TileButton,
  TileDetails,
  TileGrid,
  WidgetRoot,
} from '@paywidget/shared/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import { HeaderBar } from '../../app/layout/HeaderBar';
import { PageBody } from '../../app/layout/PageBody';
import type { FirstTile, ListContent } from '../../app/takeover/listContent';
import { Later as later } from '../draw/jsxRuntime';

interface EarlyListPageProps {
  list: ListContent;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
}

/** As many tiles as TileGrid.module.scss renders at once. The other tiles are below the screen. */
const firstTiles = 40;

const Later = later as unknown as (props: PropsWithChildren) => ReactNode;
const Details = ({ tile }: { tile: FirstTile }) => <TileDetails {...tile.content()} />;
const ignore = () => {};

/**
 * The whole widget with the list of deposits, made of the components that React renders later. A test compares the two
 * pages. Tiles below the screen get only their titles: `drawFirst` leaves out the rest.
 */
export function EarlyListPage({ list, staticUrl }: EarlyListPageProps) {
  const { theme, tokens, language, direction, title, close, country, region, label, tiles } = list;
  const header = (
    <HeaderBar title={title} close={close === undefined ? undefined : { label: close }}>
      <div>
        <h1>{title}</h1>
      </div>
    </HeaderBar>
  );
  return (
    <ServicesContext value={{ icons: createIconResolver(() => staticUrl) }}>
      <WidgetRoot theme={theme} tokens={tokens} language={language} direction={direction}>
        <SnackbarPlace />
        <PageBody name="deposit.list" header={header}>
          <Screen name="deposit.list">
            <RegionName country={country} text={region} />
            {list.isSearchable && <SearchPlaceholder />}
            <TileGrid label={label}>
              {tiles.map((tile, index) =>
                index < firstTiles ? (
                  <MethodTile key={tile.name} {...tile.content()} onPress={ignore} />
                ) : (
                  <TileButton key={tile.name} {...tile} onPress={ignore}>
                    <Later>
                      <Details tile={tile} />
                    </Later>
                  </TileButton>
                ),
              )}
            </TileGrid>
          </Screen>
        </PageBody>
      </WidgetRoot>
    </ServicesContext>
  );
}
