import { chakra } from '@chakra-ui/react/styled-system'
import { Landscape } from './Landscape.tsx'
import { sceneColours } from './sceneColours.ts'

/** The hero's picture: one house in every season at once, by day in the light mode and by night in the dark one. Decorative. */
export function SeasonScene() {
  return (
    <Art viewBox="0 0 1120 560" aria-hidden>
      <Canopies />
      <Landscape />
      <House />
      <Aspens />
    </Art>
  )
}

const Art = chakra('svg', {
  base: {
    ...sceneColours,
    display: 'block',
    width: '100%',
    height: '100%',
    '& path': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
})

/** Aspens in fall, and the first flakes over everything. */
function Aspens() {
  return (
    <>
      <path className="trunk" d="M603.5 470L607.4 150h5.2L616.5 470z" />
      <path
        className="bark"
        d="M616 190h-6.7M616 219h-6.4M604 238h5.3M616 266h-7.2M616 294h-5.3M604 314h5.1M616 334h-5.8M616 350h-8.5M604 376h6.6M604 398h6.8M604 422h5.1M604 448h5.6"
      />
      <path className="trunk" d="M644.5 462L649.0 120h6.0L659.5 462z" />
      <path
        className="bark"
        d="M644 160h8.4M660 188h-10.3M644 214h5.9M644 240h7.3M660 260h-5.3M660 279h-7.1M644 305h6.6M660 332h-7.9M644 352h6.0M644 376h6.1M644 394h5.3M660 419h-9.3M660 436h-5.8"
      />
      <path className="trunk" d="M680.5 456L683.8 196h4.4L691.5 456z" />
      <path
        className="bark"
        d="M692 236h-8.2M680 262h5.5M692 291h-5.1M680 308h4.8M692 336h-4.2M692 356h-4.1M692 384h-5.9M680 414h4.0M680 442h7.2"
      />
      <use href="#canopy-2" x="540" y="118" width="140" height="260" />
      <use href="#canopy-2" x="628" y="138" width="116" height="216" />
      <use href="#canopy-1" x="582" y="76" width="140" height="260" />
      <path className="trunk" d="M1086.0 452L1089.6 210h4.8L1098.0 452z" />
      <path
        className="bark"
        d="M1098 250h-5.4M1098 268h-7.7M1098 298h-8.4M1098 326h-8.2M1086 351h4.5M1098 378h-5.3M1086 395h5.1M1098 415h-6.8"
      />
      <use href="#canopy-2" x="1030" y="150" width="124" height="230" />
      <path
        className="flakes"
        d="M853 263h.01M1074 230h.01M879 273h.01M727 246h.01M1013 98h.01M783 96h.01M1021 311h.01M660 414h.01M947 283h.01M714 69h.01M1036 249h.01M941 242h.01M951 227h.01M771 419h.01M1108 363h.01M973 176h.01M1000 207h.01M1038 202h.01M1090 366h.01M640 139h.01M861 413h.01M827 90h.01M936 341h.01M767 95h.01M796 407h.01M996 106h.01M1015 127h.01M903 223h.01M943 105h.01M838 140h.01M767 410h.01M1018 172h.01M1056 139h.01M825 368h.01M942 100h.01M1105 140h.01M761 339h.01M795 169h.01M674 96h.01M853 405h.01"
      />
    </>
  )
}

/** Two heads of leaves the aspens share. */
function Canopies() {
  return (
    <>
      <symbol id="canopy-1" viewBox="-70 -130 140 260" overflow="visible">
        <path
          fill="var(--leaf-b)"
          d="M-7 52a9 9 0 1 0 18 0a9 9 0 1 0-18 0M11 70a13 13 0 1 0 26 0a13 13 0 1 0-26 0M4 82a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-18 27a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-38 72a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-13 108a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-32 41a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-2 95a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-49 28a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-48 38a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-13 76a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-17 97a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-17 55a13 13 0 1 0 26 0a13 13 0 1 0-26 0M21 59a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
        <path
          fill="var(--leaf-a)"
          d="M-32 10a13 13 0 1 0 26 0a13 13 0 1 0-26 0M20 -6a9 9 0 1 0 18 0a9 9 0 1 0-18 0M11 -58a11 11 0 1 0 22 0a11 11 0 1 0-22 0M10 -12a11 11 0 1 0 22 0a11 11 0 1 0-22 0M10 16a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-2 87a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-38 78a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-14 -18a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-44 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-22 19a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-40 8a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-24 -9a15 15 0 1 0 30 0a15 15 0 1 0-30 0M2 21a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-28 -43a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-46 -18a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-48 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0M19 24a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-16 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-32 -68a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-1 -80a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-30 -37a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-5 -87a13 13 0 1 0 26 0a13 13 0 1 0-26 0M18 -40a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-23 71a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-22 -80a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-21 -17a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-42 -19a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-32 -55a9 9 0 1 0 18 0a9 9 0 1 0-18 0M21 42a11 11 0 1 0 22 0a11 11 0 1 0-22 0M21 17a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-14 -82a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-36 78a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-36 -56a13 13 0 1 0 26 0a13 13 0 1 0-26 0M2 78a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-34 26a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-38 -38a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
        <path
          fill="var(--leaf-c)"
          d="M18 -7a11 11 0 1 0 22 0a11 11 0 1 0-22 0M1 9a15 15 0 1 0 30 0a15 15 0 1 0-30 0M9 -19a11 11 0 1 0 22 0a11 11 0 1 0-22 0M0 -57a13 13 0 1 0 26 0a13 13 0 1 0-26 0M6 -51a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-1 -60a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-1 -61a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-7 -96a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
      </symbol>
      <symbol id="canopy-2" viewBox="-70 -130 140 260" overflow="visible">
        <path
          fill="var(--leaf-b)"
          d="M-35 38a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-9 73a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-35 49a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-26 29a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-1 49a13 13 0 1 0 26 0a13 13 0 1 0-26 0M16 57a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-31 57a11 11 0 1 0 22 0a11 11 0 1 0-22 0M9 44a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-3 84a13 13 0 1 0 26 0a13 13 0 1 0-26 0"
        />
        <path
          fill="var(--leaf-a)"
          d="M4 1a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-17 -9a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-29 -17a15 15 0 1 0 30 0a15 15 0 1 0-30 0M6 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-44 22a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-24 -76a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-18 16a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-27 -26a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-26 -26a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-19 -23a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-30 -19a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-19 -74a9 9 0 1 0 18 0a9 9 0 1 0-18 0M16 -2a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-30 -21a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 -53a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-38 41a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-12 -72a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5 21a9 9 0 1 0 18 0a9 9 0 1 0-18 0M2 61a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5 18a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-15 -32a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-4 75a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-26 9a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-39 -3a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-25 -39a15 15 0 1 0 30 0a15 15 0 1 0-30 0M11 34a13 13 0 1 0 26 0a13 13 0 1 0-26 0"
        />
        <path
          fill="var(--leaf-c)"
          d="M-5 -66a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-11 -56a11 11 0 1 0 22 0a11 11 0 1 0-22 0M11 -38a11 11 0 1 0 22 0a11 11 0 1 0-22 0M6 -22a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-5 -17a9 9 0 1 0 18 0a9 9 0 1 0-18 0M1 -27a13 13 0 1 0 26 0a13 13 0 1 0-26 0M19 -11a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-14 -75a15 15 0 1 0 30 0a15 15 0 1 0-30 0M10 -8a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-9 -25a15 15 0 1 0 30 0a15 15 0 1 0-30 0M11 1a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
      </symbol>
    </>
  )
}

/** The house with its garage, snow on the roofs. */
function House() {
  return (
    <>
      <path className="wall-2" d="M866 336h176v104H866z" />
      <path className="roof-2" d="M866 280h154l38 58H866z" />
      <path
        className="snow"
        d="M866 272h158q4 0 6 4l26 42q-8 8-17 2-10 10-22 2-13 11-27 1-14 11-29 0-15 11-30 0-14 10-28 1-13 9-26 2-6 4-11 2z"
      />
      <path className="trim" d="M896 362h122v78H896z" />
      <path className="garage" d="M901 367h112v73H901z" />
      <path className="garage-line" d="M901 386h112M901 404h112M901 422h112" />
      <path
        className="glass"
        d="M906 371h22v11h-22zM933 371h22v11h-22zM960 371h22v11h-22zM987 371h22v11h-22z"
      />
      <path className="chimney" d="M836 196h24v70h-24z" />
      <path className="snow" d="M832 196q0-10 8-10h16q8 0 8 10z" />
      <path className="wall" d="M700 440V290l86-78 86 78v150z" />
      <path className="board" d="M700 318h172M700 346h172M700 374h172M700 402h172M722 290h128M754 262h64" />
      <path className="roof" d="M786 192L674 294l11 14 101-92 101 92 11-14z" />
      <path
        className="snow"
        d="M786 180L668 288q2 11 13 9l9-7q6 4 12-2l84-76 84 76q6 6 12 2l9 7q11 2 13-9z"
      />
      <path className="trim" d="M762 316v-28a24 24 0 0148 0v28z" />
      <path className="glass" d="M767 311v-23a19 19 0 0138 0v23z" />
      <path className="mullion" d="M786 270v41M767 291h38" />
      <path className="trim" d="M786 352h70v60h-70z" />
      <path className="glass" d="M791 357h60v50h-60z" />
      <path className="mullion" d="M821 357v50M791 378h60" />
      <path className="snow" d="M782 412q4-6 10-6h58q6 0 10 6z" />
      <path className="shine" d="M799 373l9-11M804 376l6-8" />
      <path className="trim" d="M720 358h46v82h-46z" />
      <path className="door" d="M725 363h36v77h-36z" />
      <path className="glass" d="M731 370h24v22h-24z" />
      <circle className="knob" cx="755" cy="408" r="2.5" />
      <path className="roof" d="M712 356l8-14h46l8 14z" />
      <path
        className="snow"
        d="M710 350q2-12 14-14h38q12 2 14 14-5 4-10 0-6 5-12 0-6 5-12 0-6 5-12 0-6 4-10 0-5 4-10 0z"
      />
      <path className="step" d="M714 436h58v6h-58z" />
      <path className="shrub" d="M780 442q2-22 20-20 8-12 22-4 16-8 24 6 18 0 20 18z" />
      <path
        className="snow"
        d="M786 428q4-7 14-6 8-12 22-4 15-8 23 5 8-1 13 4-12 4-22 1-12 6-24 0-14 5-26 0z"
      />
    </>
  )
}
