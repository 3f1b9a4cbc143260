/** Icons of what can be found. See `ui/icon/icon.tsx`. */
import {
  BookOpen,
  Building2,
  CalendarClock,
  Columns3,
  Contact,
  FileTerminal,
  History,
  MapPin,
  Monitor,
  Package,
  PanelTop,
  ShieldCheck,
  Ticket,
  User,
  UserCog,
  Zap,
} from 'lucide';
import { type IconComponent, icon } from '../ui/icon/make-icon.ts';
import type { SearchNavigation } from './search-types.ts';

export const kindIcons: Readonly<Record<SearchNavigation['kind'], IconComponent>> = {
  organization: icon(Building2),
  location: icon(MapPin),
  device: icon(Monitor),
  user: icon(UserCog),
  'end-user': icon(User),
  contact: icon(Contact),
  ticket: icon(Ticket),
  automation: icon(Zap),
  board: icon(Columns3),
  script: icon(FileTerminal),
  task: icon(CalendarClock),
  policy: icon(ShieldCheck),
  product: icon(Package),
  article: icon(BookOpen),
  page: icon(PanelTop),
  recent: icon(History),
};
