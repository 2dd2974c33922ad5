// Begins what the address needs before the code of the portal has come: its files, the configuration and, for a visitor,
// the first calls. The portal works without it. Part of the document: the security policy names the hash of this text.
{
  const { files, languages, screens } = JSON.parse(document.getElementById('early').textContent);
  const { pathname } = location;
  const [, code, section, id] = pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const screenOf = () => {
    if (code === 'auth') return section === 'login' ? 'login' : 'account';
    if (/^(error-\d+|access-denied|clientNotFound)$/.test(code)) return 'error';
    return { location: 'station', compare: 'compare', locations: 'map' }[section] ?? 'others';
  };
  const screen = screenOf();

  const kept = (storage, key) => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  };

  const theme = kept('localStorage', 'theme');
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const page = document.documentElement.dataset;
  page.theme = theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light';
  for (const bar of theme === page.theme ? document.querySelectorAll('meta[name="theme-color"]') : []) {
    bar.media = bar.dataset.of === theme ? 'all' : 'not all';
  }
  if (code !== '' && screen !== 'error') page.opens = code === 'auth' ? 'auth' : 'frame';
  if (screen === 'station') page.early = screen;

  // The cache of a service worker holds the font of the portal.
  try {
    if (navigator.serviceWorker?.controller) page.files = 'kept';
  } catch {
    // A browser may refuse service workers as it refuses storage.
  }

  const isVisitor = kept('sessionStorage', 'access_token') === null;
  const parsed = new Promise((done) => document.addEventListener('readystatechange', done, { once: true }));
  const elements = (selector) => document.querySelectorAll(`#firstPaint ${selector}`);

  /** Writes the login in the language of the user. A user with a token is about to see another screen. */
  const drawLogin = async ({ login }) => {
    if (screen !== 'login' || !isVisitor) return;
    await parsed;
    elements('[data-text]').forEach((element, index) => (element.textContent = login[index]));
    page.opens = 'login';
  };

  /** Adds the clients that need no login. */
  const drawClients = async (clients, { Clients = [] }) => {
    const codes = Clients.map((entry) => entry?.code ?? entry);
    const known = codes.length > 0 ? codes.flatMap((one) => clients.filter((client) => client.code === one)) : clients;
    const names = known.filter(({ isPublic }) => isPublic).map(({ name }) => name);
    await parsed;
    for (const list of names.length > 0 ? elements('.early-open') : []) {
      list.append(
        ...names.map((name) =>
          Object.assign(document.createElement('span'), { className: 'early-link', textContent: name }),
        ),
      );
      list.hidden = false;
    }
  };

  /** Writes the name of the station. The frame of the portal takes it over. */
  const drawStation = async ({ name }) => {
    if (typeof name !== 'string') return;
    globalThis.zrakEarly.station = name;
    await parsed;
    for (const element of elements('.early-station')) element.textContent = name;
  };

  /** Resolves when all files have come. */
  const fetchFiles = (numbers) =>
    Promise.all(
      numbers.map(
        (number) =>
          new Promise((done) => {
            const path = files[number];
            const link = document.createElement('link');
            const isScript = path.endsWith('.js');
            link.rel = isScript ? 'modulepreload' : 'preload';
            if (!isScript) link.as = 'style';
            link.crossOrigin = '';
            link.href = `/${path}`;
            link.addEventListener('load', done);
            link.addEventListener('error', done);
            document.head.append(link);
          }),
      ),
    );

  const calls = new Map();
  const config = fetch('/config/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(15_000) }).then(
    async (response) => ({ response, text: await response.text() }),
  );
  // The portal reports a failure.
  config.catch(() => {});
  globalThis.zrakEarly = { config, calls };

  const chosen = kept('localStorage', 'language');
  const language = config
    .then(({ text }) => JSON.parse(text.replace(/^\uFEFF/, '')))
    .then((read) => ({ read, language: languages[chosen] ?? languages[read.DefaultLanguage] ?? languages.en }));
  (languages[chosen] ? drawLogin(languages[chosen]) : language.then((known) => drawLogin(known.language))).catch(
    () => {},
  );
  language.catch(() => {});
  const [first, ...later] = screens[screen] ?? [];
  const shown =
    first &&
    Promise.all([
      fetchFiles(first),
      language.then(({ language: { start, rest } }) => fetchFiles(screen === 'login' ? start : [...start, ...rest])),
    ]);
  const fetchLater = () =>
    void later.reduce((before, wave) => before.then(() => fetchFiles(wave)), shown).catch(() => {});
  // A client with a site plan may need no map.
  if (first && screen !== 'map') fetchLater();

  /** A browser reads how a language writes times and numbers at their first use: a tenth of a second on a slow phone. */
  const writeOnce = (tag) => {
    new Intl.DateTimeFormat(tag).format();
    new Intl.NumberFormat(tag).format(1.5);
    new Intl.ListFormat(tag).format([]);
  };

  // The calls of a user carry a token, which only the portal may read and renew.
  if (first && isVisitor) {
    language
      .then(async ({ read, language: { tag } }) => {
        const base = new URL(read.ApplicationUrl, location.origin).href.replace(/\/$/, '');
        const ask = (path, query = {}) => {
          const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
          const url = `${base}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
          const answer = fetch(url, { headers: { 'X-App-Language': tag } });
          answer.catch(() => {});
          calls.set(url, { tag, answer });
          return answer;
        };
        const call = (path, query) => void ask(path, query);
        const clients = ask('/api/clients/get');
        if (screen === 'login') return drawClients(await (await clients).clone().json(), read);
        if (screen !== 'others') call('/api/capabilities');
        if (screen === 'station') {
          const station = ask('/api/locations/location', { locationId: id });
          station.then(async (answer) => drawStation(await answer.clone().json())).catch(() => {});
          call('/api/dataseries/get', { culture: tag, locationId: id });
          call('/api/maintenanceAlerts/get', { locationId: id });
        }
        const list = await (await clients).clone().json();
        const client = list.find((one) => one.code === code);
        if (!client) return;
        call('/api/locations/map', { clientId: client.id });
        if (screen !== 'map') return;
        call('/api/maintenanceAlerts/get', { clientId: client.id });
        if (!client.sitePlan) fetchLater();
      })
      .catch(() => {});
  }

  // After the calls and the first paint, while the line is busy. The login has no times and numbers.
  if (first && screen !== 'login') {
    language
      .then(({ language: { tag } }) => requestAnimationFrame(() => setTimeout(writeOnce, 0, tag)))
      .catch(() => {});
  }
}
