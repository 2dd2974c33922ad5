import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { SideMenu } from './SideMenu.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Navigation between the screens of an app, in named sections.'],
  avoid: ['Nested data: use Tree.', 'A few views of one thing: use Tabs.'],
  do: {
    example: (
      <SideMenu
        label="Menu with an icon for each entry"
        sections={[
          {
            id: 'main',
            items: [
              { id: 'home', label: 'Overview', href: '#overview', icon: <House size={20} />, isCurrent: true },
              { id: 'stations', label: 'Stations', href: '#stations', icon: <MapPin size={20} /> },
              { id: 'alarms', label: 'Alarms', href: '#alarms', icon: <Bell size={20} /> },
            ],
          },
        ]}
      />
    ),
    text: 'Give each entry an icon, for the rail.',
  },
  dont: {
    example: (
      <SideMenu
        label="Menu with one icon"
        sections={[
          {
            id: 'main',
            items: [
              { id: 'stations', label: 'Stations', href: '#stations', icon: <MapPin size={20} />, isCurrent: true },
              { id: 'regions', label: 'Regions', href: '#regions', icon: <MapPin size={20} /> },
              { id: 'places', label: 'Places', href: '#places', icon: <MapPin size={20} /> },
            ],
          },
        ]}
      />
    ),
    text: 'Repeat an icon: the rail shows nothing else.',
  },
  keyboard: keys.sideMenu,
};
