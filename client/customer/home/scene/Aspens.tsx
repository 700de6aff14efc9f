/** Aspens in fall, and the first flakes over everything. */
export function Aspens() {
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
