/** The Windows services that the console has stored of each device, as its agent told them last. */

interface WindowsService {
  serviceName: string;
  displayName: string;
}

/** Of any Windows. */
const common = {
  BITS: 'Background Intelligent Transfer Service',
  CryptSvc: 'Cryptographic Services',
  Dhcp: 'DHCP Client',
  Dnscache: 'DNS Client',
  EventLog: 'Windows Event Log',
  LanmanWorkstation: 'Workstation',
  mpssvc: 'Windows Defender Firewall',
  Schedule: 'Task Scheduler',
  Spooler: 'Print Spooler',
  TermService: 'Remote Desktop Services',
  W32Time: 'Windows Time',
  WinDefend: 'Microsoft Defender Antivirus Service',
  Winmgmt: 'Windows Management Instrumentation',
  wuauserv: 'Windows Update',
};

const ofWorkstations = {
  AudioEndpointBuilder: 'Windows Audio Endpoint Builder',
  bthserv: 'Bluetooth Support Service',
  defragsvc: 'Optimize drives',
  SysMain: 'SysMain',
  WbioSrvc: 'Windows Biometric Service',
  WlanSvc: 'WLAN AutoConfig',
  WSearch: 'Windows Search',
};

const ofServers = {
  ADWS: 'Active Directory Web Services',
  DFSR: 'DFS Replication',
  DNS: 'DNS Server',
  LanmanServer: 'Server',
  MSSQLSERVER: 'SQL Server (MSSQLSERVER)',
  NTDS: 'Active Directory Domain Services',
  vmms: 'Hyper-V Virtual Machine Management',
  VSS: 'Volume Shadow Copy',
  W3SVC: 'World Wide Web Publishing Service',
};

const byClass: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WINDOWS_WORKSTATION: { ...common, ...ofWorkstations },
  WINDOWS_SERVER: { ...common, ...ofServers },
};

export const commonServices = (): WindowsService[] => listed(common);

/** None, of what is no Windows. No two devices have the same: every other one lacks what somebody has taken off. */
export function servicesOf({ id, nodeClass }: { id: number; nodeClass: string }): WindowsService[] {
  const own = listed({
    ...byClass[nodeClass],
    ...(nodeClass.startsWith('WINDOWS') && { [`Backup_${id}`]: 'Backup Agent' }),
  });
  return own.filter(({ serviceName }, index) => id < 10 || serviceName in common || (index + id) % 3 > 0);
}

function listed(names: Readonly<Record<string, string>>): WindowsService[] {
  return Object.entries(names).map(([serviceName, displayName]) => ({ serviceName, displayName }));
}
