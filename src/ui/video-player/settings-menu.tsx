import { useSignals } from '@preact/signals-react/runtime';
import type { Translate } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { SettingsIcon } from '../icon/table-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-items.ts';
import type en from './messages.en.json';
import { videoPlayerMessages } from './messages.ts';
import type { VideoPlayerModel } from './model/video-player-types.ts';
import { trackName } from './track-name.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Quality, speed and captions; what there is only one of is not offered. */
export function SettingsMenu({ model }: { model: VideoPlayerModel }) {
  useSignals();
  const t = useMessages(videoPlayerMessages);
  const items = [qualityItem(model, t), speedItem(model, t), captionsItem(model, t)].filter(
    (item) => item !== undefined,
  );
  return (
    <Menu
      trigger={<IconButton icon={SettingsIcon} label={t('settings')} size="medium" />}
      items={items}
      placement="top-end"
    />
  );
}

type T = Translate<typeof en>;

/** Whoever has chosen wants to see the video. */
const choice = { check: 'radio', endsMenu: true } as const;

function qualityItem(model: VideoPlayerModel, t: T): MenuItem | undefined {
  const qualities = model.qualities.value;
  const current = model.quality.value;
  if (qualities.length < 2 || current === undefined) return undefined;
  return {
    id: 'quality',
    label: t('qualityNow', { quality: current }),
    items: qualities.map((quality) => ({
      id: String(quality),
      label: `${quality}p`,
      ...choice,
      checked: quality === current,
      onSelect: () => model.chooseQuality(quality),
    })),
  };
}

function speedItem(model: VideoPlayerModel, t: T): MenuItem {
  const name = (rate: number) => (rate === 1 ? t('speedNormal') : t('speedValue', { rate }));
  const current = model.rate.value;
  return {
    id: 'speed',
    label: t('speedNow', { speed: name(current) }),
    items: rates.map((rate) => ({
      id: String(rate),
      label: name(rate),
      ...choice,
      checked: rate === current,
      onSelect: () => model.setRate(rate),
    })),
  };
}

function captionsItem(model: VideoPlayerModel, t: T): MenuItem | undefined {
  const { captions } = model;
  const tracks = captions.tracks.value;
  if (tracks.length === 0) return undefined;
  const chosen = captions.chosen.value;
  const choices = [
    { id: undefined, label: t('captionsOff') },
    ...tracks.map((track, index) => ({ id: track.id, label: trackName(track, index, t) })),
  ];
  return {
    id: 'captions',
    label: t('captionsShown', { track: choices.find(({ id }) => id === chosen)?.label ?? t('captionsOff') }),
    items: choices.map(({ id, label }) => ({
      id: String(id ?? 'off'),
      label,
      ...choice,
      checked: id === chosen,
      onSelect: () => captions.choose(id),
    })),
  };
}
